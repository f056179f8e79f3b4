import { AppLink } from './core/AppLink.tsx'
import { render } from './core/app/render.tsx'
import { loadConfig } from './core/config.ts'
import { reloadOnNewVersion } from './core/version.ts'
import { NeighborApp } from './shell/NeighborApp.tsx'
import { loadNeighborScreens, startFirstScreen } from './shell/start.ts'

/** The neighbors' document: ordering food, on an old phone, with or without a signal. */
reloadOnNewVersion()
// The first request's token waits for it; a failure is reported there.
loadConfig().catch(() => undefined)

startFirstScreen()
render(<NeighborApp />, AppLink)
loadNeighborScreens()
