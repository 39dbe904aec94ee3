import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

type Json = Record<string, unknown>;

export interface RestAnswer<Body = Json> {
  status: number;
  headers: Headers;
  /** Parsed JSON; undefined if the response has no body. */
  body: Body;
}

interface RestRequest {
  token?: string;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is. */
  raw?: string;
  headers?: Record<string, string>;
}

/** Every response is validated against the OpenAPI document; Body is the type that the test reads. */
interface RestClient {
  request<Body = Json>(method: string, path: string, request?: RestRequest): Promise<RestAnswer<Body>>;
  get<Body = Json>(path: string, request?: RestRequest): Promise<RestAnswer<Body>>;
  post<Body = Json>(path: string, body?: unknown, request?: RestRequest): Promise<RestAnswer<Body>>;
  put<Body = Json>(path: string, body?: unknown, request?: RestRequest): Promise<RestAnswer<Body>>;
  delete<Body = Json>(path: string, request?: RestRequest): Promise<RestAnswer<Body>>;
  /** All pages of a list, each found by the link of the one before. */
  pages<Row>(path: string, request?: RestRequest): Promise<Row[][]>;
}

interface Document {
  paths: Record<string, Record<string, { responses: Record<string, Json> }>>;
}

/** Forbids fields that the document does not define. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const members = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  return members.type === 'object' && members.properties && members.additionalProperties === undefined
    ? { ...members, additionalProperties: false }
    : members;
}

function checker(document: Document) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema(closed(document) as object, 'openapi');
  const compiled = new Map<string, ValidateFunction>();
  const escaped = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
  const places = Object.entries(document.paths)
    .map(([path, item]) => ({ path, item, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }))
    // A literal segment takes precedence over a parameter, as in the server.
    .sort((a, b) => (a.path.replaceAll('{', '~') < b.path.replaceAll('{', '~') ? -1 : 1));

  /** Throws if a response for a known path and method does not match the document. */
  return (method: string, pathname: string, { status, headers, body }: RestAnswer<unknown>) => {
    const place = places.find(({ pattern }) => pattern.test(pathname));
    const operation = place?.item[method.toLowerCase()];
    if (!place || !operation) return;
    const where = `${method} ${place.path} ${status}`;
    let pointer = `/paths/${escaped(place.path)}/${method.toLowerCase()}/responses/${status}`;
    let response = operation.responses[status];
    if (!response) throw new Error(`${where} is not in the OpenAPI document`);
    if (typeof response.$ref === 'string') {
      pointer = response.$ref.slice(1);
      response = pointer
        .split('/')
        .slice(1)
        .reduce<Json>((at, part) => at[part] as Json, document as unknown as Json);
    }
    if (!response.content) {
      if (body !== undefined) throw new Error(`${where} has a body that the OpenAPI document does not`);
      return;
    }
    if (!headers.get('content-type')?.startsWith('application/json')) throw new Error(`${where} is not JSON`);
    let validate = compiled.get(pointer);
    if (!validate) {
      validate = ajv.compile({ $ref: `openapi#${pointer}/content/application~1json/schema` });
      compiled.set(pointer, validate);
    }
    if (!validate(body))
      throw new Error(
        `${where} is not as the OpenAPI document has it: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(body)}`,
      );
  };
}

/** A client of a server's /api that validates every response against the server's OpenAPI document. */
export function restClient(server: { url: string }): RestClient {
  const documented = async () =>
    checker((await (await fetch(`${server.url}/api/openapi.json`)).json()) as Document);
  let checking: ReturnType<typeof documented> | undefined;

  async function request<Body>(
    method: string,
    path: string,
    sent: RestRequest = {},
  ): Promise<RestAnswer<Body>> {
    checking ??= documented();
    const check = await checking;
    const address = new URL(`/api${path}`, server.url);
    const response = await fetch(address, {
      method,
      headers: {
        ...(sent.body !== undefined && { 'Content-Type': 'application/json' }),
        ...(sent.token && { Authorization: `Bearer ${sent.token}` }),
        ...sent.headers,
      },
      body: sent.body === undefined ? sent.raw : JSON.stringify(sent.body),
    });
    const text = await response.text();
    const body = (text ? JSON.parse(text) : undefined) as Body;
    const answer = { status: response.status, headers: response.headers, body };
    check(method, address.pathname.replace(/^\/api/, ''), answer);
    return answer;
  }
  return {
    request,
    get: (path, sent) => request('GET', path, sent),
    post: (path, body, sent) => request('POST', path, { ...sent, body }),
    put: (path, body, sent) => request('PUT', path, { ...sent, body }),
    delete: (path, sent) => request('DELETE', path, sent),
    async pages<Row>(first: string, sent?: RestRequest) {
      const pages: Row[][] = [];
      for (let path: string | undefined = first; path; ) {
        const { body, headers }: RestAnswer<Row[]> = await request<Row[]>('GET', path, sent);
        pages.push(body);
        path = headers.get('link')?.match(/^<\/api(\S+)>; rel="next"$/)?.[1];
      }
      return pages;
    },
  };
}
