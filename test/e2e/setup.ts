import type { TestProject } from 'vitest/node'
import { startSharedProducts } from './app.ts'
import { buildWeb } from './web.ts'

/** A running product for the browser tests of each worker. */
export default async function setup(project: TestProject) {
  buildWeb()
  const { provided, stop } = await startSharedProducts(project.config.maxWorkers)
  project.provide('product', provided)
  return stop
}
