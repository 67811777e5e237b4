declare module 'libheif-js/wasm-bundle.js' {
  type Pixels = { width: number; height: number; data: Uint8ClampedArray }

  class HeifImage {
    get_width(): number
    get_height(): number
    is_primary(): boolean
    /** Fills `pixels` with RGBA, upright; calls back with null when it cannot. */
    display(pixels: Pixels, done: (displayed: Pixels | null) => void): void
    free(): void
  }

  const libheif: {
    HeifDecoder: new () => {
      /** The pictures in the file, not decoded yet; none when it cannot be read. */
      decode(file: Uint8Array): HeifImage[]
    }
  }
  export = libheif
}
