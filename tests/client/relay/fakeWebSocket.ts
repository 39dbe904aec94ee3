/** A fake WebSocket whose server speaks graphql-transport-ws as `network` says. */
export class FakeWebSocket {
  /** The behaviour of the simulated server. */
  static network: 'up' | 'refuses' | 'silent' = 'up';
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static all: FakeWebSocket[] = [];
  static get last(): FakeWebSocket {
    return FakeWebSocket.all.at(-1) as FakeWebSocket;
  }
  readyState = 0;
  onopen?: () => void;
  onclose?: ((event: { code: number; reason: string }) => void) | null;
  onerror?: ((error: unknown) => void) | null;
  onmessage?: ((message: { data: string }) => void) | null;
  sent: { type: string; id?: string; payload?: { accessToken?: string } }[] = [];
  isDeaf = false;

  constructor() {
    FakeWebSocket.all.push(this);
    if (FakeWebSocket.network === 'silent') return;
    setTimeout(() => {
      if (FakeWebSocket.network === 'refuses') return this.end(1006);
      this.readyState = 1;
      this.onopen?.();
    }, 5);
  }

  send(text: string) {
    const message = JSON.parse(text);
    this.sent.push(message);
    if (this.isDeaf) return;
    if (message.type === 'connection_init') this.say({ type: 'connection_ack' });
    if (message.type === 'ping') this.say({ type: 'pong' });
  }

  say(message: object) {
    setTimeout(() => this.onmessage?.({ data: JSON.stringify(message) }), 5);
  }

  close() {
    this.readyState = 2;
  }

  end(code: number) {
    this.readyState = 3;
    this.onclose?.({ code, reason: '' });
  }
}
