import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../context.ts'

type Cookie = {
  name: string
  value: string
  maxAgeMs: number
  path?: string
  sameSite?: 'lax' | 'strict'
}

/** A cookie that no script reads, and that travels only encrypted where the site is. */
export function setCookie(app: App, request: FastifyRequest, reply: FastifyReply, cookie: Cookie): void {
  reply.setCookie(cookie.name, cookie.value, {
    path: cookie.path ?? '/',
    maxAge: Math.round(cookie.maxAgeMs / 1000),
    httpOnly: true,
    sameSite: cookie.sameSite ?? 'lax',
    secure: request.protocol === 'https' || (app.config.publicUrl?.startsWith('https:') ?? false),
  })
}
