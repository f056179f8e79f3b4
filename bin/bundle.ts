import { bundle } from '../infra/bundle.ts'

/** Bundles every function of the catalogues; a catalogue entry without its file ends it. */
async function report(): Promise<void> {
  const started = performance.now()
  const made = await bundle()
  const sizes = made.map(({ bytes }) => Math.round(bytes / 1024))
  const average = Math.round(sizes.reduce((sum, size) => sum + size, 0) / made.length)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${made.length} functions in ${seconds} s, ${average} KB on average, ${Math.max(...sizes)} KB at most`)
}

await report().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
