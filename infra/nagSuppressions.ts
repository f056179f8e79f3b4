import { Stack, Validations } from 'aws-cdk-lib'
import type { IConstruct } from 'constructs'

/**
 * cdk-nag reports every permission whose resource or action is a pattern. A suppression names the exact pattern and its
 * reason, so that a wider pattern is reported again.
 */
export function suppressPattern(scope: IConstruct, pattern: string, reason: string): void {
  Validations.of(scope).acknowledge({ id: `AwsSolutions-IAM5[${written(scope, pattern)}]`, reason })
}

/** The pattern as cdk-nag writes it: `<` `>` around what is known at deployment only. */
function written(scope: IConstruct, pattern: string): string {
  const resolved: unknown = Stack.of(scope).resolve(pattern)
  return flat(resolved)
}

function flat(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  if ('Ref' in value) return `<${value.Ref}>`
  if ('Fn::GetAtt' in value) return `<${(value['Fn::GetAtt'] as string[]).join('.')}>`
  if ('Fn::Join' in value) {
    const [between, parts] = value['Fn::Join'] as [string, unknown[]]
    return parts.map(flat).join(between)
  }
  throw new Error(`No text for ${JSON.stringify(value)}`)
}
