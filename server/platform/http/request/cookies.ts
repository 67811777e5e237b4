import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../context.ts'

type Cookie = {
  name: string
  value: string
  maxAgeMs: number
  path?: string
  sameSite?: 'lax' | 'strict'
}

/** An HttpOnly cookie, marked Secure where the site uses HTTPS. */
export function setCookie(app: App, request: FastifyRequest, reply: FastifyReply, cookie: Cookie): void {
  reply.setCookie(cookie.name, cookie.value, {
    path: cookie.path ?? '/',
    maxAge: Math.round(cookie.maxAgeMs / 1000),
    httpOnly: true,
    sameSite: cookie.sameSite ?? 'lax',
    secure: request.protocol === 'https' || (app.config.publicUrl?.startsWith('https:') ?? false),
  })
}
