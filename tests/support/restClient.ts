import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

export interface RestAnswer {
  status: number;
  headers: Headers;
  /** Parsed JSON; undefined where there is no body. Tests say by `expect` what is in it. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects and fails otherwise
  body: any;
}

export interface RestRequest {
  token?: string;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is. */
  raw?: string | Uint8Array;
  headers?: Record<string, string>;
  /** Follows a Link, which is a whole path from the root. */
  fromRoot?: boolean;
}

export interface RestClient {
  request(method: string, path: string, request?: RestRequest): Promise<RestAnswer>;
  get(path: string, request?: RestRequest): Promise<RestAnswer>;
  post(path: string, body?: unknown, request?: RestRequest): Promise<RestAnswer>;
  put(path: string, body?: unknown, request?: RestRequest): Promise<RestAnswer>;
  delete(path: string, request?: RestRequest): Promise<RestAnswer>;
}

type Json = Record<string, unknown>;
interface Document {
  paths: Record<string, Record<string, { responses: Record<string, Json> }>>;
}

/** No answer may have a field that the document does not name. */
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
  const escape = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
  const places = Object.entries(document.paths)
    .map(([path, item]) => ({ path, item, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }))
    .sort((a, b) => a.path.replaceAll('{', '~').localeCompare(b.path.replaceAll('{', '~'), 'en'));

  /** Throws where an answer of a known path and method is not as the document has it. */
  return (method: string, pathname: string, { status, headers, body }: RestAnswer) => {
    const place = places.find(({ pattern, item }) => pattern.test(pathname) && item[method.toLowerCase()]);
    if (!place) return;
    const where = `${method} ${place.path} ${status}`;
    let pointer = `/paths/${escape(place.path)}/${method.toLowerCase()}/responses/${status}`;
    let response = place.item[method.toLowerCase()]?.responses[status];
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

/** Asks a server's /api, and holds every answer against the OpenAPI document that the server gives. */
export async function restClient(url: string): Promise<RestClient> {
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as Document;
  const check = checker(document);

  async function request(method: string, path: string, sent: RestRequest = {}): Promise<RestAnswer> {
    const address = new URL(sent.fromRoot ? path : `/api${path}`, url);
    const response = await fetch(address, {
      method,
      headers: {
        ...(sent.body !== undefined && { 'Content-Type': 'application/json' }),
        ...(sent.token && { Authorization: `Bearer ${sent.token}` }),
        ...sent.headers,
      },
      body: sent.body === undefined ? (sent.raw as BodyInit | undefined) : JSON.stringify(sent.body),
    });
    const text = await response.text();
    const answer = {
      status: response.status,
      headers: response.headers,
      body: text ? JSON.parse(text) : undefined,
    };
    check(method, address.pathname.replace(/^\/api/, ''), answer);
    return answer;
  }
  return {
    request,
    get: (path, sent) => request('GET', path, sent),
    post: (path, body, sent) => request('POST', path, { ...sent, body }),
    put: (path, body, sent) => request('PUT', path, { ...sent, body }),
    delete: (path, sent) => request('DELETE', path, sent),
  };
}
