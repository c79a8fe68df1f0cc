import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceName } from './device-name.ts';
import { networkOf } from './network.ts';

interface Visitor {
  address: string;
  device: string;
  deviceToken: string | undefined;
}

/** Limited to these paths and HttpOnly. */
const DEVICE_COOKIE = 'known_device';
const DEVICE_COOKIE_SECONDS = 400 * 24 * 3600;

export function visitorOf(request: FastifyRequest): Visitor {
  return {
    address: networkOf(request.ip),
    device: deviceName(request.headers['user-agent']),
    deviceToken: request.cookies[DEVICE_COOKIE] || undefined,
  };
}

export function setDeviceCookie(
  reply: FastifyReply,
  { publicUrl }: { publicUrl: string },
  deviceToken: string,
): void {
  reply.setCookie(DEVICE_COOKIE, deviceToken, {
    path: '/auth',
    httpOnly: true,
    sameSite: 'strict',
    secure: publicUrl.startsWith('https:'),
    maxAge: DEVICE_COOKIE_SECONDS,
  });
}
