import { join } from 'node:path'
import { createBuilder, type Rolldown } from 'vite'
import { vi } from 'vitest'

export type BuiltFiles = Rolldown.RolldownOutput['output']

const root = join(import.meta.dirname, '../..')

/** The files of each document, built in memory as `vite build` writes them. */
export async function buildDocuments(): Promise<{ app: BuiltFiles; open: BuiltFiles; neighbor: BuiltFiles }> {
  // The test runner's own environment would be built into the app.
  vi.stubEnv('NODE_ENV', 'production')
  const builder = await createBuilder({
    root: join(root, 'web'),
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { write: false },
  })
  const build = async (name: string) => {
    const environment = builder.environments[name]
    const built = environment && (await builder.build(environment))
    if (!built || Array.isArray(built) || !('output' in built)) throw new Error(`${name} is not built once`)
    return built.output
  }
  const app = await build('client')
  const open = await build('public')
  const neighbor = await build('neighbor')
  vi.unstubAllEnvs()
  return { app, open, neighbor }
}
