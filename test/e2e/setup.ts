import type { TestProject } from 'vitest/node'
import { startSharedProduct } from './product.ts'

/** One running product for all browser tests. */
export default async function setup(project: TestProject) {
  const { provided, stop } = await startSharedProduct()
  project.provide('product', provided)
  return stop
}
