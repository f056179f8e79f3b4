import { RemovalPolicy } from 'aws-cdk-lib'
import {
  AttributeType,
  BillingMode,
  Table as DynamoTable,
  ProjectionType,
  StreamViewType,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb'
import type { IKey } from 'aws-cdk-lib/aws-kms'
import { Construct } from 'constructs'
import { tableShape } from '../functions/core/table/shape.ts'
import { removalOf } from './removal.ts'
import { isProtected, type Tenant } from './tenant.ts'

const text = (name: string) => ({ name, type: AttributeType.STRING })

const projection = (project: readonly string[] | 'KEYS_ONLY') =>
  project === 'KEYS_ONLY'
    ? { projectionType: ProjectionType.KEYS_ONLY }
    : { projectionType: ProjectionType.INCLUDE, nonKeyAttributes: [...project] }

/**
 * All data of a tenant is in this table. Point-in-time recovery covers the last 35 days. A restored table that the tenant's file
 * names takes its place: under another logical id, so that CloudFormation imports it by its name and retains the former one.
 */
export class DataTable extends Construct {
  readonly table: DynamoTable
  readonly arn: string
  readonly indexArns: readonly string[]

  constructor(scope: Construct, id: string, tenant: Tenant, key: IKey | undefined) {
    super(scope, id)
    const adopted = tenant.table
    this.table = new DynamoTable(this, adopted === undefined ? 'Table' : `Table-${adopted}`, {
      ...(adopted === undefined ? {} : { tableName: adopted }),
      partitionKey: text(tableShape.partitionKey),
      sortKey: text(tableShape.sortKey),
      timeToLiveAttribute: tableShape.timeToLive,
      billingMode: BillingMode.PAY_PER_REQUEST,
      stream: StreamViewType.NEW_IMAGE,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      ...(key
        ? { encryption: TableEncryption.CUSTOMER_MANAGED, encryptionKey: key }
        : { encryption: TableEncryption.AWS_MANAGED }),
      deletionProtection: adopted !== undefined || isProtected(tenant),
      // A failed deployment deletes what it created: an adopted table it only took over.
      removalPolicy: adopted === undefined ? removalOf(tenant) : RemovalPolicy.RETAIN,
    })
    for (const index of tableShape.indexes)
      this.table.addGlobalSecondaryIndex({
        indexName: index.name,
        partitionKey: text(index.partitionKey),
        sortKey: text(index.sortKey),
        ...projection(index.project),
      })
    this.arn = this.table.tableArn
    this.indexArns = tableShape.indexes.map((index) => `${this.table.tableArn}/index/${index.name}`)
  }
}
