import { AppLink } from './app/AppLink.tsx'
import { loadConfig } from './app/config.ts'
import { render } from './app/render.tsx'
import { reloadOnNewVersion } from './app/version.ts'
import { NeighborApp } from './neighbor/NeighborApp.tsx'
import { loadNeighborScreens, startFirstScreen } from './neighbor/start.ts'

/** The neighbors' document: ordering food, on an old phone, with or without a signal. */
reloadOnNewVersion()
// The first request's token waits for it; a failure is reported there.
loadConfig().catch(() => undefined)

startFirstScreen()
render(<NeighborApp />, AppLink)
loadNeighborScreens()
