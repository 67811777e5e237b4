import { onTestFinished } from 'vitest'
import { type MailServer, startMailServer } from '../others/mail-server.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

export const publicUrl = 'https://porch.example'

/** A server that sends its mails to a mail server of ours. */
export async function givenMailApp(
  environment: Record<string, string> = {},
): Promise<{ app: TestApp; mailServer: MailServer }> {
  const mailServer = await startMailServer()
  onTestFinished(() => mailServer.stop())
  const app = await createTestApp({
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    MAIL_FROM: 'Sunporch <sunporch@porch.example>',
    PUBLIC_URL: publicUrl,
    ...environment,
  })
  return { app, mailServer }
}
