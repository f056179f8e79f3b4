/** Organization with a sign-in of its own. */
export interface Organization {
  id: string
  name: string
}

/**
 * Settings that the deployed app learns at start: the user pool it signs in to, and map tiles if the tenant has them.
 */
export interface Config {
  userPoolId: string
  userPoolClientId: string
  userPoolEndpoint?: string
  /** Maximum limits of each type in one editor, where the tenant sets it. */
  maxLimits?: number
  tiles?: { url: string; attribution: string }
  /** Organizations whose people sign in with what they have there, and the pool's address for it. */
  organizations?: { address: string; providers: readonly Organization[] }
  /** The tenant has a number for text messages: neighbors sign in with codes. */
  texts?: boolean
  local?: boolean
}

let loaded: Promise<Config> | undefined
let known: Config | undefined
/** The settings, once they are loaded. */
export const knownConfig = () => known

async function load(): Promise<Config> {
  // Asked as the document preloads it: with an option of its own it would be asked twice. Its answer says that it is asked each time.
  const response = await fetch('/config.json')
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`)
  // Written by the deployment from the type above; checked no further than what signing in cannot do without.
  const config = (await response.json()) as Config
  if (!config.userPoolId || !config.userPoolClientId) throw new Error('/config.json names no user pool')
  known = config
  return config
}

/** Asked once; a failure is not kept, so that the next need asks again. */
export function loadConfig(): Promise<Config> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  return loaded
}
