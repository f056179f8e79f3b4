import { join } from 'node:path'
import { Stack, Validations } from 'aws-cdk-lib'
import type { Bucket, CfnBucket } from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, CacheControl, type ISource, Source } from 'aws-cdk-lib/aws-s3-deployment'
import type { Construct, IDependable } from 'constructs'
import { suppressPattern } from './nagSuppressions.ts'

const forGood = CacheControl.fromString('public, max-age=31536000, immutable')
const askEachTime = CacheControl.fromString('no-cache')

/** Uploads the built app and its settings: new files first, then the document that names them. */
export function publishWeb(
  scope: Construct,
  bucket: Bucket,
  directory: string,
  settings: Readonly<Record<string, unknown>>,
  /** The stacks of the API: an app that is newer than its functions would call endpoints that are not there yet. */
  areas: readonly IDependable[],
): void {
  const put = (id: string, sources: ISource[], cacheControl: CacheControl, under?: string) =>
    new BucketDeployment(scope, id, {
      destinationBucket: bucket,
      sources,
      cacheControl: [cacheControl],
      // Browsers with the document of an earlier deployment still ask for that one's files.
      prune: false,
      memoryLimit: 512,
      ...(under ? { destinationKeyPrefix: under } : {}),
    })
  const files = put('WebAssets', [Source.asset(join(directory, 'assets'))], forGood, 'assets')
  files.node.addDependency(...areas)
  const documents = [
    Source.asset(directory, { exclude: ['assets', 'assets/**'] }),
    Source.jsonData('config.json', settings),
  ]
  put('WebDocuments', documents, askEachTime).node.addDependency(files, ...areas)
  suppressCopierFindings(scope, bucket)
}

/** The function that copies comes with the CDK, and with it its policies and its runtime. */
function suppressCopierFindings(scope: Construct, bucket: Bucket): void {
  const copier = scope.node.children.find((child) => child.node.id.startsWith('Custom::CDKBucketDeployment'))
  if (!copier) throw new Error('The function that copies the web app is not where it was.')
  const reason =
    'The CDK’s own function for copying files; it runs at deployments only, from its assets to the web’s bucket.'
  const { account, region } = Stack.of(scope)
  const assets = `arn:aws:s3:::cdk-hnb659fds-assets-${account}-${region}/*`
  const target = bucket.node.defaultChild as CfnBucket
  for (const pattern of [
    ...['GetBucket*', 'GetObject*', 'List*', 'Abort*', 'DeleteObject*'].map((action) => `Action::s3:${action}`),
    `Resource::${assets}`,
    `Resource::${target.attrArn}/*`,
  ])
    suppressPattern(copier, pattern, reason)
  const managed = 'Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole'
  Validations.of(copier).acknowledge({ id: `AwsSolutions-IAM4[${managed}]`, reason }, { id: 'AwsSolutions-L1', reason })
}
