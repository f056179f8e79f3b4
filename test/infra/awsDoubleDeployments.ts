import {
  type DoubleCall,
  type DoubleOperations,
  type DoublePlace,
  DoubleRefusal,
  nameOf,
  shellAccount,
  stackArn,
  stackOf,
} from './awsDouble.ts'

/** Part of the double that a deployment by the CDK's command line asks: files to a bucket, a change set, its execution. */

interface Template {
  readonly Outputs?: Readonly<Record<string, { readonly Value: unknown }>>
}

/** Bucket and key of a template's address. */
const pathOf = (url: string) => new URL(url).pathname

function templateOf({ given: { TemplateBody, TemplateURL = '' } }: DoubleCall, { files }: DoublePlace): Template {
  const file = files.get(TemplateBody === undefined ? pathOf(TemplateURL) : '')
  return JSON.parse(TemplateBody ?? file?.toString() ?? '{}') as Template
}

export const deploymentOperations: DoubleOperations = {
  GetCallerIdentity: ({ account }) => ({
    Account: account,
    UserId: 'AIDA',
    Arn: `arn:aws:iam::${account || shellAccount}:user/operator`,
  }),
  // The version of the CDK's bootstrap.
  GetParameter: ({ given: { Name } }) => ({ Parameter: { Name, Type: 'String', Value: '30', Version: 1 } }),
  CreateChangeSet: (call, place) => {
    const { StackName = '', ChangeSetName = '' } = call.given
    place.changeSets.set(nameOf(StackName), templateOf(call, place))
    return {
      Id: `arn:aws:cloudformation:${call.region}:${call.account}:changeSet/${ChangeSetName}/1`,
      StackId: stackArn(call, StackName),
    }
  },
  DescribeChangeSet: (call, { changeSets }) => {
    const { StackName = '', ChangeSetName } = call.given
    if (!changeSets.has(nameOf(StackName)))
      throw new DoubleRefusal('ChangeSetNotFound', `ChangeSet [${ChangeSetName}] does not exist`)
    return {
      ChangeSetName,
      ChangeSetId: ChangeSetName,
      StackId: stackArn(call, StackName),
      StackName: nameOf(StackName),
      ExecutionStatus: 'AVAILABLE',
      Status: 'CREATE_COMPLETE',
      CreationTime: new Date(),
      Changes: [],
    }
  },
  DeleteChangeSet: ({ given: { StackName = '' } }, { changeSets }) => {
    changeSets.delete(nameOf(StackName))
    return {}
  },
  UpdateTerminationProtection: (call) => ({ StackId: stackArn(call, call.given.StackName ?? '') }),
  ExecuteChangeSet: ({ given: { StackName = '' } }, place) => {
    const stack = stackOf(place, StackName)
    const template = place.changeSets.get(nameOf(StackName)) as Template
    Object.assign(stack, { updated: new Date(), ended: new Date(), status: 'UPDATE_ROLLBACK_COMPLETE' })
    if (place.undone.delete(nameOf(StackName))) return {}
    const outputs = Object.entries(template.Outputs ?? {}).map(([name, { Value }]) => [
      name,
      typeof Value === 'string' ? Value : JSON.stringify(Value),
    ])
    Object.assign(stack, { template, status: 'UPDATE_COMPLETE' })
    stack.outputs = Object.fromEntries(outputs) as Record<string, string>
    return {}
  },
}

/** The SDK sends a stream in pieces, each with its length before it. */
function unchunked(body: Buffer): Buffer {
  const pieces: Buffer[] = []
  for (let at = 0; ; ) {
    const end = body.indexOf('\r\n', at)
    const length = Number.parseInt(body.subarray(at, end).toString(), 16)
    if (end < 0 || !(length > 0)) return pieces.length > 0 ? Buffer.concat(pieces) : body
    pieces.push(body.subarray(end + 2, end + 2 + length))
    at = end + 2 + length + 2
  }
}

const bucketFile = (status: number, body = '') => ({ status, type: 'application/xml', body })

/** A bucket in the REST protocol of S3: files are put, large ones in parts, and found afterwards. */
export function bucketAnswer({ action, path, body }: DoubleCall, { files }: DoublePlace) {
  const [file = '', query = ''] = path.split('?')
  const asked = new URLSearchParams(query)
  if (action === 'PUT') {
    files.set(file, asked.has('partNumber') ? Buffer.from('in parts') : unchunked(body))
    return bucketFile(200)
  }
  if (action === 'POST')
    return asked.has('uploads')
      ? bucketFile(200, '<InitiateMultipartUploadResult><UploadId>1</UploadId></InitiateMultipartUploadResult>')
      : bucketFile(200, '<CompleteMultipartUploadResult><ETag>"1"</ETag></CompleteMultipartUploadResult>')
  const prefix = asked.get('prefix')
  if (prefix === null) return bucketFile(200, '<LocationConstraint/>')
  const found = [...files.keys()].filter((name) => name === `${file.replace(/\/$/, '')}/${prefix}`)
  const contents = found.map(() => `<Contents><Key>${prefix}</Key><Size>1</Size></Contents>`).join('')
  return bucketFile(200, `<ListBucketResult><KeyCount>${found.length}</KeyCount>${contents}</ListBucketResult>`)
}
