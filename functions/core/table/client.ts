import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { setting } from '../setting.ts'

/**
 * Milliseconds for a connection, and for an answer, before the SDK repeats the request: a connection that hangs would cost a person
 * the function's whole time. The cloud sets them; on a busy machine an engine may take longer.
 */
const patience = { connectionTimeout: 500, requestTimeout: 2000, throwOnRequestTimeout: true }
const requestHandler = process.env.TABLE_PATIENCE === 'short' ? { requestHandler: patience } : {}

/** The only DynamoDB client of the functions. */
export const client = DynamoDBDocumentClient.from(new DynamoDBClient(requestHandler), {
  marshallOptions: { removeUndefinedValues: true },
})
// The logger walks through every request and answer to blank out secrets for a log that nobody keeps.
client.middlewareStack.remove('loggerMiddleware')

export const tableName = () => setting('TABLE_NAME')

/** An item, or a part of one, as DynamoDB has it. */
export type Item = Record<string, unknown>
