import type { TestProject } from 'vitest/node'
import { startDynamoDb } from '../../infra/local/dynamodb.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    dynamodb: string
  }
}

/** One engine in memory for all test files; each file has a table of its own in it. */
export default async function setup(project: TestProject) {
  const engine = await startDynamoDb()
  project.provide('dynamodb', engine.endpoint)
  return () => engine.stop()
}
