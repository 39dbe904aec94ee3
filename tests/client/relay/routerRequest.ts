/** A minimal Request for the router: jsdom has none, and Node's refuses jsdom's signals. */
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

/** A minimal Response for a loader's redirect: jsdom has none. */
class RouterResponse {
  readonly status: number;
  readonly statusText = '';
  readonly headers: Headers;

  constructor(
    readonly body: unknown,
    init: ResponseInit = {},
  ) {
    this.status = init.status ?? 200;
    this.headers = new Headers(init.headers);
  }
}

Object.assign(globalThis, {
  Request: globalThis.Request ?? RouterRequest,
  Response: globalThis.Response ?? RouterResponse,
});
