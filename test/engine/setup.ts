import type { TestProject } from 'vitest/node'
import { startDynamoDb } from '../../infra/local/dynamodb.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    dynamodb: string
    /** The engine's SQLite file; null where another DynamoDB is used. */
    dynamodbFile: string | null
  }
}

/** One engine in memory for all test files; each file has a table of its own in it. */
export default async function setup(project: TestProject) {
  const engine = await startDynamoDb()
  project.provide('dynamodb', engine.endpoint)
  project.provide('dynamodbFile', engine.file ?? null)
  return () => engine.stop()
}
