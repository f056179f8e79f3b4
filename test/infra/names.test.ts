import { describe, expect, it } from 'vitest'
import { allEntries } from '../../infra/entries.ts'
import { functionName } from '../../infra/functionNames.ts'
import { cloudOf, trial } from './cloud.ts'
import { resolvedText } from './policies.ts'

/** Property that names a resource whose name is unique in an account or in the world, not in a region. */
const nameProperties: Readonly<Record<string, (properties: Record<string, unknown>) => unknown>> = {
  'AWS::CloudFront::Function': ({ Name }) => Name,
  'AWS::CloudFront::OriginAccessControl': ({ OriginAccessControlConfig }) =>
    (OriginAccessControlConfig as { Name: unknown }).Name,
  'AWS::CloudFront::ResponseHeadersPolicy': ({ ResponseHeadersPolicyConfig }) =>
    (ResponseHeadersPolicyConfig as { Name: unknown }).Name,
  'AWS::CloudWatch::Dashboard': ({ DashboardName }) => DashboardName,
  'AWS::IAM::Role': ({ RoleName }) => RoleName,
  'AWS::S3::Bucket': ({ BucketName }) => BucketName,
}

describe('physical names', () => {
  it('that are unique across regions contain the region, so that a tenant can be deployed in two', () => {
    const cloud = cloudOf(trial)
    for (const [type, nameOf] of Object.entries(nameProperties)) {
      const found = cloud.of(type)
      expect(found.length, type).toBeGreaterThan(0)
      for (const { Properties, path, stack } of found) {
        const name = nameOf(Properties)
        if (name !== undefined) expect(resolvedText(cloud, stack, name), path).toContain('us-east-1')
      }
    }
  })

  it('of functions fit AWS’s 64 characters with the longest id of a tenant', () => {
    const longest = { ...trial, id: 'twelve-chars' }
    for (const entry of allEntries()) expect(functionName(longest, entry).length).toBeLessThanOrEqual(64)
  })
})
