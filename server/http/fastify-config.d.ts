import 'fastify';
import type { Endpoint } from '../../contract/endpoint.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
    isOperational?: boolean;
    /** The limit of the call for one account or visitor. */
    perMinute?: number;
  }
}
