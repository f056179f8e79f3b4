import * as z from 'zod/mini'
import { isCode, read } from './awsCli.ts'
import { missing, ok, type TenantCheck } from './finding.ts'

const Zone = z.object({
  HostedZone: z.object({ Name: z.string(), Config: z.optional(z.object({ PrivateZone: z.optional(z.boolean()) })) }),
})

export const zone: TenantCheck = async ({ tenant, ask }) => {
  const wanted = tenant.domain?.zone
  if (!wanted) return []
  const remedy = 'aws route53 list-hosted-zones names the zones of the account; correct "zone" in the file.'
  try {
    const { HostedZone } = await read(Zone, ask('route53', 'get-hosted-zone', '--id', wanted.id))
    const name = HostedZone.Name.replace(/\.$/, '')
    if (HostedZone.Config?.PrivateZone)
      return [missing(`The zone ${wanted.id} is private: nobody would find the app.`, remedy)]
    if (name !== wanted.name)
      return [missing(`The zone ${wanted.id} is that of ${name}, not of ${wanted.name}.`, remedy)]
    return [ok(`The zone ${name} is there.`)]
  } catch (error) {
    if (!isCode(error, 'NoSuchHostedZone', 'InvalidInput')) throw error
    return [missing(`There is no zone ${wanted.id} in this account.`, remedy)]
  }
}

const Certificate = z.object({
  Certificate: z.object({
    Status: z.string(),
    DomainName: z.string(),
    SubjectAlternativeNames: z._default(z.array(z.string()), []),
    DomainValidationOptions: z._default(
      z.array(z.object({ ResourceRecord: z.optional(z.object({ Name: z.string(), Value: z.string() })) })),
      [],
    ),
  }),
})
const covers = (name: string) => (certified: string) =>
  certified === name || (certified.startsWith('*.') && name.split('.').slice(1).join('.') === certified.slice(2))

export const certificate: TenantCheck = async ({ tenant, ask }) => {
  const { domain } = tenant
  if (!domain) return []
  const request = `aws acm request-certificate --region us-east-1 --domain-name ${domain.name} --validation-method DNS`
  try {
    const asked = ask(
      'acm',
      'describe-certificate',
      '--region',
      'us-east-1',
      '--certificate-arn',
      domain.certificateArn,
    )
    const { Certificate: found } = await read(Certificate, asked)
    if (![found.DomainName, ...found.SubjectAlternativeNames].some(covers(domain.name)))
      return [missing(`The certificate is one for ${found.DomainName}, not for ${domain.name}.`, request)]
    if (found.Status === 'ISSUED') return [ok(`The certificate of ${domain.name} is issued.`)]
    if (found.Status !== 'PENDING_VALIDATION')
      return [missing(`The certificate of ${domain.name} is ${found.Status}.`, request)]
    const records = found.DomainValidationOptions.flatMap(({ ResourceRecord }) =>
      ResourceRecord ? [`${ResourceRecord.Name} CNAME ${ResourceRecord.Value}`] : [],
    )
    return [
      missing(`The certificate of ${domain.name} waits for its proof.`, `Create the record: ${records.join('; ')}`),
    ]
  } catch (error) {
    if (!isCode(error, 'ResourceNotFoundException')) throw error
    return [missing('There is no such certificate in us-east-1.', `${request}, then put its ARN into the file.`)]
  }
}

/** Without a zone the operator writes the address's record, after the first deployment. */
export const address: TenantCheck = async ({ tenant, resolves }, { stack }) => {
  const { domain } = tenant
  if (!domain || !stack) return []
  if (await resolves(domain.name)) return [ok(`${domain.name} leads somewhere.`)]
  return [
    missing(
      `${domain.name} leads nowhere.`,
      domain.zone
        ? `Deploy with the domain in the file; then the zone ${domain.zone.name} has its records.`
        : 'Point a CNAME record at the distribution’s domain name (CloudFront → Distributions).',
    ),
  ]
}

const Distributions = z.object({
  DistributionList: z.object({
    Items: z._default(
      z.array(z.object({ Id: z.string(), Aliases: z.object({ Items: z._default(z.array(z.string()), []) }) })),
      [],
    ),
  }),
})

/** Before the first deployment nobody of this account may serve the address; who does elsewhere can't be seen from here. */
export const addressIsFree: TenantCheck = async ({ tenant, ask }, { stack }) => {
  const { domain } = tenant
  if (!domain || stack) return []
  const { DistributionList } = await read(Distributions, ask('cloudfront', 'list-distributions'))
  const taken = DistributionList.Items.find(({ Aliases }) => Aliases.Items.includes(domain.name))
  if (!taken) return []
  return [
    missing(
      `The distribution ${taken.Id} of this account has the address ${domain.name}: CNAMEAlreadyExists would end the deployment.`,
      'CloudFront → Distributions: take the name from its alternate domain names.',
    ),
  ]
}
