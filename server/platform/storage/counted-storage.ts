import client from 'prom-client'
import { type Storage, TooLarge } from './storage.ts'

const operations = ['put', 'receive', 'get', 'read', 'size', 'remove', 'check'] as const
type Operation = (typeof operations)[number]

export const storageErrors = new client.Counter({
  name: 'sunporch_storage_errors_total',
  help: 'Calls of the storage that failed, by what was to be done. A file that is not there is no error of these.',
  labelNames: ['operation'],
  registers: [],
})
for (const operation of operations) storageErrors.inc({ operation }, 0)

/** The same storage, with each of its errors counted. An upload that breaks off or is too large is none. */
export function countedStorage<Kind extends Storage>(storage: Kind): Kind {
  function counted<Values extends unknown[], Result>(
    operation: Operation,
    call: (...values: Values) => Promise<Result>,
  ) {
    return (...values: Values) =>
      call(...values).catch((error) => {
        storageErrors.inc({ operation })
        throw error
      })
  }

  return {
    ...storage,
    put: counted('put', storage.put),
    get: counted('get', storage.get),
    read: counted('read', storage.read),
    size: counted('size', storage.size),
    remove: counted('remove', storage.remove),
    check: counted('check', storage.check),
    async receive(key, bytes, limit, length) {
      const source = watched(bytes)
      return storage.receive(key, source.bytes, limit, length).catch((error) => {
        if (!(error instanceof TooLarge) && error !== source.error())
          storageErrors.inc({ operation: 'receive' })
        throw error
      })
    },
  }
}

/** The same bytes, and the error with which they ended. */
function watched(bytes: AsyncIterable<Uint8Array>) {
  let failure: unknown = null
  async function* pass() {
    try {
      yield* bytes
    } catch (error) {
      failure = error
      throw error
    }
  }
  return { bytes: pass(), error: () => failure }
}
