import { startTestServer } from './tmpServer';
import { restClient } from '../support/restClient';
test('x', async () => {
  const server = await startTestServer();
  try {
    const api = await restClient(server.url);
    const me = await api.post<{access_token: string}>('/auth/signup', { username: 'ada', email: 'ada@example.org', password: 'Passw0rd!' });
    console.log(me.status, JSON.stringify(me.body));
    const si = await api.post<{access_token: string}>('/auth/signin', { email: 'ada@example.org', password: 'Passw0rd!' }); console.log(JSON.stringify(si.body)); const token = si.body.access_token;
    const s = await api.post<{id: string; updated_at: string}>('/stories', { title: 'A', content: 'b c', privacy_level: 'public', tags: ['x'], session_id: null }, { token });
    console.log(s.status, JSON.stringify(s.body));
    for (const p of ['/stories', '/stories/my', '/public/stories', '/info', '/auth/me', '/users/u/ada', '/stories/' + s.body.id, '/stories/my?limit=0', '/nope', '/stories?content=false']) {
      const a = await api.get(p, { token });
      console.log(p, a.status, JSON.stringify(a.body), a.headers.get('link'));
    }
    const c = await api.put('/stories/' + s.body.id, { title: 5, base_updated_at: '2020-01-01T00:00:00.000Z' }, { token });
    console.log(c.status, JSON.stringify(c.body));
    const d = await api.put('/stories/' + s.body.id, { title: 'x', base_updated_at: '2020-01-01T00:00:00.000Z' }, { token });
    console.log(d.status, JSON.stringify(d.body));
  } finally { await server.close(); }
});
