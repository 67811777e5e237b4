declare module '@20minutes/s3rver' {
  export type RequestOfBucket = {
    method: string
    path: string
    query: Record<string, string | string[] | undefined>
    headers: Record<string, string | string[] | undefined>
    status: number
  }

  /** An S3 server for tests: it checks signatures, and keeps what it is given in a folder. */
  export default class S3rver {
    constructor(options: {
      port: number
      address: string
      silent: boolean
      allowMismatchedSignatures?: boolean
      directory: string
      configureBuckets: { name: string; configs: string[] }[]
    })
    /** What each request passes, in order. */
    middleware: ((request: RequestOfBucket, next: () => Promise<void>) => Promise<void>)[]
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
