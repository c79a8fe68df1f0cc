import 'fastify';
import type { Endpoint } from '../../contract/endpoint.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
    isOperational?: boolean;
  }
}
