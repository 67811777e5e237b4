import { sizesOf } from '../scripts/built-pages.ts'

for (const [page, bytes] of Object.entries(sizesOf())) {
  console.log(`${page.padEnd(10)} ${(bytes / 1000).toFixed(1)} kB of JavaScript (brotli)`)
}
