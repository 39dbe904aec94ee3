/** jsdom has no Request, and Node's refuses jsdom's signals. The router needs no more than this of one. */
class RouterRequest {
  readonly method: string;
  readonly headers: Headers;
  readonly signal: AbortSignal;

  constructor(
    readonly url: string,
    init: RequestInit = {},
  ) {
    this.method = init.method ?? 'GET';
    this.headers = new Headers(init.headers);
    this.signal = init.signal ?? new AbortController().signal;
  }
}

Object.assign(globalThis, { Request: globalThis.Request ?? RouterRequest });
