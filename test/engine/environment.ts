import { InvokeStore } from '@aws/lambda-invoke-store'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { inject, vi } from 'vitest'
import { createTable } from '../../infra/local/createTable.ts'
import { functionsEnvironment } from './functionsEnvironment.ts'

Object.assign(process.env, functionsEnvironment(inject('dynamodb'), `test-${process.env.VITEST_POOL_ID}`))

// Loads the store as the local app does: the SDK's first request would take a store for one call at a time.
await InvokeStore.getInstanceAsync(true)

// The functions' log reads its level when it is loaded.
const { copyTable, unfilledTable } = await import('./copyTable.ts')
const tableName = process.env.TABLE_NAME ?? ''
await createTable(new DynamoDBClient({}), tableName)
await copyTable(unfilledTable, tableName)
// Clears what a file before this one left in the worker.
vi.useRealTimers()
const { forgetBlocks } = await import('../../functions/core/table/ids.ts')
const { forgetStoredCallers } = await import('./storedCaller.ts')
const { forgetRevoked } = await import('../../functions/core/http/revokedTable.ts')
forgetBlocks()
forgetRevoked()
forgetStoredCallers()
