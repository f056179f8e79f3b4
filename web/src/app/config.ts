import * as z from 'zod/mini'

/** What the deployed app learns at start: the user pool it signs in to, and map tiles if the tenant has them. */
const Config = z.object({
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  userPoolEndpoint: z.optional(z.string()),
  tiles: z.optional(z.object({ url: z.string(), attribution: z.string() })),
  local: z.optional(z.boolean()),
})
export type Config = z.infer<typeof Config>

let loaded: Promise<Config> | undefined

async function load(): Promise<Config> {
  const response = await fetch('/config.json', { cache: 'no-cache' })
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`)
  return z.parse(Config, await response.json())
}

/** Asked once; a failure is not kept, so that the next need asks again. */
export function loadConfig(): Promise<Config> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  return loaded
}
