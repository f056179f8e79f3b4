import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GetTemplateCommand, paginateListStackResources } from '@aws-sdk/client-cloudformation'
import { stackName, type Tenant } from '../../tenant.ts'
import type { Access } from './access.ts'

/** Changes that a deployment would make, by comparing templates: CloudFormation and the CDK (`cdk diff`) know what is replaced. */

interface Resource {
  readonly Type: string
  readonly Metadata?: { readonly 'aws:asset:path'?: string }
}
interface Template {
  readonly Resources: Readonly<Record<string, Resource>>
}

export interface TemplateChanges {
  readonly summary: string
  /** `<nested stack or root>: <type> <logical id>` */
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly removed: readonly string[]
}

const nestedType = 'AWS::CloudFormation::Stack'
/** Metadata change nothing that runs. */
const bodyOf = ({ Metadata, ...body }: Resource) => JSON.stringify(body)

function differences(before: Template, after: Template) {
  const [had, has] = [before.Resources, after.Resources]
  const ids = Object.keys
  return {
    added: ids(has).filter((id) => !had[id]),
    removed: ids(had).filter((id) => !has[id]),
    changed: ids(has).filter((id) => had[id] && bodyOf(had[id]) !== bodyOf(has[id] as Resource)),
  }
}

async function deployedTemplate({ cloudFormation }: Access, StackName: string): Promise<Template> {
  const { TemplateBody = '{"Resources":{}}' } = await cloudFormation.send(new GetTemplateCommand({ StackName }))
  return JSON.parse(TemplateBody) as Template
}

/** Stacks inside a stack, by their logical ids. */
export async function nestedStacks({ cloudFormation }: Access, StackName: string): Promise<Map<string, string>> {
  const nested = new Map<string, string>()
  for await (const { StackResourceSummaries = [] } of paginateListStackResources(
    { client: cloudFormation },
    { StackName },
  ))
    for (const { ResourceType, LogicalResourceId = '', PhysicalResourceId } of StackResourceSummaries)
      if (ResourceType === nestedType && PhysicalResourceId) nested.set(LogicalResourceId, PhysicalResourceId)
  return nested
}

const noTemplate: Template = { Resources: {} }

/** Compares a tenant's stacks with those of a synthesis. A nested one whose template is the same is not read. */
export async function changesOf(tenant: Tenant, access: Access, synthesis: string): Promise<TemplateChanges> {
  const synthesized = (file: string) => JSON.parse(readFileSync(join(synthesis, file), 'utf8')) as Template
  const before = await deployedTemplate(access, stackName(tenant))
  const after = synthesized(`${stackName(tenant)}.template.json`)
  const nested = await nestedStacks(access, stackName(tenant))
  const found = { added: [] as string[], changed: [] as string[], removed: [] as string[] }
  const note = (name: string, had: Template, has: Template) => {
    const differing = differences(had, has)
    for (const kind of ['added', 'changed', 'removed'] as const)
      found[kind].push(
        ...differing[kind].map((id) => `${name}: ${(has.Resources[id] ?? had.Resources[id])?.Type} ${id}`),
      )
    return [...differing.added, ...differing.changed]
  }
  for (const id of note('root', before, after)) {
    const file = after.Resources[id]?.Metadata?.['aws:asset:path']
    if (after.Resources[id]?.Type !== nestedType || !file) continue
    const physical = nested.get(id)
    note(id, physical ? await deployedTemplate(access, physical) : noTemplate, synthesized(file))
  }
  const counts = (['added', 'changed', 'removed'] as const).map((kind) => `${found[kind].length} ${kind}`)
  return { summary: counts.join(', '), ...found }
}
