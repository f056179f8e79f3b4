import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import type { TestProject } from 'vitest/node'
import { createTable } from '../../infra/local/createTable.ts'
import { startDynamoDb } from '../../infra/local/dynamodb.ts'
import { unfilledTable } from './copyTable.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    dynamodb: string
    /** The engine's SQLite file; null where another DynamoDB is used. */
    dynamodbFile: string | null
  }
}

/** One engine for all test files of a project. Each worker has a table of its own in it, which each file finds empty. */
export default async function setup(project: TestProject) {
  const engine = await startDynamoDb()
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  await createTable(new DynamoDBClient({ endpoint: engine.endpoint, region: 'us-east-1', credentials }), unfilledTable)
  project.provide('dynamodb', engine.endpoint)
  project.provide('dynamodbFile', engine.file ?? null)
  return () => engine.stop()
}
