import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

/** A DNS server on loopback, which has IPv4 addresses only. */
export type DnsServer = {
  /** As `address:port`. */
  address: string
  /** Every name that it was asked for. */
  asked: string[]
  /** Holds its answers from now on, until it is called with false. */
  hold(isHolding: boolean): void
}

export async function startDnsServer(addresses: Record<string, string> = {}): Promise<DnsServer> {
  const socket = createSocket('udp4')
  const asked: string[] = []
  let isHolding = false
  const held: (() => void)[] = []
  socket.on('message', (question, { port, address }) => {
    const { name, isIpv4, end } = read(question)
    asked.push(name)
    const answer = () => socket.send(print(question, end, addresses[name], isIpv4), port, address)
    if (isHolding) held.push(answer)
    else answer()
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  onTestFinished(() => void socket.close())
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    hold(to) {
      isHolding = to
      if (!to) for (const answer of held.splice(0)) answer()
    },
  }
}

const headerLength = 12

function read(question: Buffer): { name: string; isIpv4: boolean; end: number } {
  const labels: string[] = []
  let at = headerLength
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.'), isIpv4: question.readUInt16BE(at + 1) === 1, end: at + 5 }
}

/** Without an address the name is unknown. */
function print(question: Buffer, end: number, address: string | undefined, isIpv4: boolean): Buffer {
  const header = Buffer.alloc(headerLength)
  question.copy(header, 0, 0, 2)
  header.writeUInt16BE(address ? 0x8180 : 0x8183, 2)
  header.writeUInt16BE(1, 4)
  const hasAnswer = address !== undefined && isIpv4
  header.writeUInt16BE(hasAnswer ? 1 : 0, 6)
  const asked = question.subarray(headerLength, end)
  if (!hasAnswer) return Buffer.concat([header, asked])
  // The name of the question, type A, class IN, a minute, four bytes.
  const record = [0xc0, headerLength, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split('.').map(Number)]
  return Buffer.concat([header, asked, Buffer.from(record)])
}
