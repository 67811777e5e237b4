import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The last sentence of the README names every server that ours may call. Each file that calls one stands here. */
const callers: Record<string, RegExp> = {
  'server/alexa/outbound/amazon-client.ts': /Amazon's if you connect an Echo/,
  'server/alexa/skill/signature/certificate-chain.ts': /Amazon's if you connect an Echo/,
  'server/notices/push/send-push.ts': /the push service of each\s+browser/,
  'server/visits/calendars/fetch-calendar.ts': /the calendars/,
  'server/webhooks/post-webhook.ts': /webhooks whose addresses a family enters/,
  'server/identity/oidc/oidc.service.ts': /those you configure/,
  'server/platform/mail/smtp-delivery.ts': /those you configure/,
  'server/platform/storage/s3.ts': /those you configure/,
  'server/platform/live/live-nats.ts': /those you configure/,
}

const calling =
  /\b(fetch|fetchCertificate)\(|\bcallServer\(|import\('(nodemailer|@nats-io\/[^']+)'\)|from 'openid-client'|\bS3Client\(|\brequestHttps\(/

test('the README names each server that the program calls', () => {
  const readme = readFileSync('README.md', 'utf8')
  const found = globSync('server/**/*.ts')
    .filter((path) => !/\.(test|suite)\.ts$|\/testing\/|\/platform\/(doctor|outbound)\//.test(path))
    .filter((path) => calling.test(readFileSync(path, 'utf8')))
  expect(found.toSorted()).toEqual(Object.keys(callers).toSorted())
  for (const said of Object.values(callers)) expect(readme).toMatch(said)
})
