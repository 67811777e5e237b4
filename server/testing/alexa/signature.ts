import { createSign } from 'node:crypto'
import forge from 'node-forge'

export const certificateAddress = 'https://s3.amazonaws.com/echo.api/echo-api-cert-test.pem'

type Options = { names?: string[]; from?: Date; until?: Date }
type Keys = { publicKey: forge.pki.rsa.PublicKey; privateKey: forge.pki.rsa.PrivateKey }

/** One pair for the whole run, because generating it is slow. */
let keys: Keys | null = null
let pem: string | null = null

let usual: string | null = null

/** A certificate like Amazon's. The server trusts it when it is in the cache. Without options it is the same each time. */
export function testCertificate(options?: Options): string {
  if (options) return newCertificate(options)
  usual ??= newCertificate({})
  return usual
}

function newCertificate({ names = ['echo-api.amazon.com'], from, until }: Options): string {
  keys ??= forge.pki.rsa.generateKeyPair(2048)
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = keys.publicKey
  certificate.serialNumber = '01'
  certificate.validity.notBefore = from ?? new Date(Date.now() - 86_400_000)
  certificate.validity.notAfter = until ?? new Date(Date.now() + 3650 * 86_400_000)
  const subject = [{ name: 'commonName', value: names[0] ?? 'nobody' }]
  certificate.setSubject(subject)
  certificate.setIssuer(subject)
  certificate.setExtensions([
    { name: 'subjectAltName', altNames: names.map((value) => ({ type: 2, value })) },
  ])
  certificate.sign(keys.privateKey, forge.md.sha256.create())
  return forge.pki.certificateToPem(certificate)
}

/** Amazon's headers for this body. */
export function signatureHeaders(body: string, address = certificateAddress): Record<string, string> {
  keys ??= forge.pki.rsa.generateKeyPair(2048)
  pem ??= forge.pki.privateKeyToPem(keys.privateKey)
  const sign = createSign('RSA-SHA256').update(body)
  return {
    'content-type': 'application/json',
    signaturecertchainurl: address,
    'signature-256': sign.sign(pem, 'base64'),
  }
}
