declare module '@20minutes/s3rver' {
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
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
