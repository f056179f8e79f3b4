import { loadConfig } from './app/config.ts'
import { type Place, placeOf } from './app/legacy.ts'
import { reloadOnNewVersion } from './app/version.ts'

reloadOnNewVersion()
// The token waits for it.
loadConfig().catch(() => undefined)

/** Older addresses become the ones that replaced them before anything is shown. */
function placeHere(): Place {
  const place = placeOf(location.pathname)
  if (place.kind !== 'moved') return place
  history.replaceState(null, '', place.to)
  return placeOf(location.pathname)
}

const place = placeHere()
if (place.kind === 'inside') {
  const { startAuthenticated } = await import('./app/startAuthenticated.tsx')
  startAuthenticated(place.prefix)
} else {
  const { startPublic } = await import('./app/startPublic.tsx')
  await startPublic(location.pathname)
}
