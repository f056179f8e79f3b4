import type { TestProject } from 'vitest/node'
import { startSharedApps } from './app.ts'
import { buildWeb } from './web.ts'

/** A running app for the browser tests of each worker. */
export default async function setup(project: TestProject) {
  buildWeb()
  const { provided, stop } = await startSharedApps(project.config.maxWorkers)
  project.provide('app', provided)
  return stop
}
