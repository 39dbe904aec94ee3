import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartError } from '../db/embedded/startError';

interface ListenAddress {
  host: string;
  port: number;
}

/** Names of the settings, for messages. */
interface SettingNames {
  host: 'HOST' | 'METRICS_HOST';
  port: 'PORT' | 'METRICS_PORT';
}

/** A failed lookup of HOST looks like one of the database's host, so the error is explained here, where it is unambiguous. */
function explain(
  { code, message }: NodeJS.ErrnoException,
  { host, port }: ListenAddress,
  setting: SettingNames,
) {
  const where = `${setting.host}=${host}, ${setting.port}=${port}`;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is taken by another program. Stop it, or choose another with ${setting.port}=${port < 65_535 ? port + 1 : port - 1}.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `This machine has no address ${host} to listen on (${where}).\nChoose one of its own with ${setting.host}=127.0.0.1.`;
    case 'EACCES':
      return `This account may not listen on port ${port} of ${host}. Choose one above 1023 with ${setting.port}=4000.`;
    default:
      return `The app can't listen (${where}): ${message}.\nCheck both settings.`;
  }
}

/** Starts listening and returns the port. Throws a StartError that names the settings. */
export function listenOn(server: Server, address: ListenAddress, settings: SettingNames): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new StartError(explain(error, address, settings))));
    server.listen(address.port, address.host, () => resolve((server.address() as AddressInfo).port));
  });
}
