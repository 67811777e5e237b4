/** Where browsers and screens get the bytes of pictures from. Who may see one is always decided here. */
export const picturesFrom = ['server', 'bucket', 'nginx'] as const

export type PicturesConfig = {
  from: (typeof picturesFrom)[number]
  /** The origin of a CDN in front of the bucket; null: browsers ask the bucket itself. */
  cdn: string | null
}

type Env = {
  PICTURES_FROM: PicturesConfig['from']
  PICTURES_CDN?: string | undefined
  S3_BUCKET?: string | undefined
  TRUST_PROXY: number
}

export function picturesConfig(env: Env): PicturesConfig {
  const { PICTURES_FROM: from, PICTURES_CDN: cdn } = env
  if (from === 'bucket' && !env.S3_BUCKET) refuse('S3_BUCKET: is needed because PICTURES_FROM is bucket')
  if (from === 'nginx' && env.S3_BUCKET)
    refuse(
      'PICTURES_FROM: nginx sends files of the data folder, and S3_BUCKET says that pictures are not there',
    )
  if (from === 'nginx' && env.TRUST_PROXY === 0)
    refuse('TRUST_PROXY: must be 1 or more because PICTURES_FROM is nginx')
  if (cdn === undefined) return { from, cdn: null }
  if (from !== 'bucket') refuse('PICTURES_FROM: must be bucket because PICTURES_CDN is set')
  const { origin, href } = new URL(cdn)
  if (href !== `${origin}/`)
    refuse('PICTURES_CDN: must be an address like https://pictures.example.org, without a path')
  return { from, cdn: origin }
}

function refuse(sentence: string): never {
  throw new Error(`The configuration cannot be used:\n  ${sentence}`)
}
