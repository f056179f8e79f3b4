import type { Cloud } from './cloud.ts'
import { resolvedText } from './policies.ts'

/** A route of the documents that API Gateway imports. */
export interface ImportedRoute {
  /** `GET /api/x/{id}` */
  readonly key: string
  /** Name of the HTTP API. */
  readonly api: string
  readonly security: unknown
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[]
  /** The called function, with references resolved. */
  readonly integration: Readonly<Record<string, string>>
}

interface Operation {
  readonly security?: unknown
  readonly parameters: ImportedRoute['parameters']
  readonly 'x-amazon-apigateway-integration': Readonly<Record<string, unknown>>
}

export const importedRoutes = (cloud: Cloud): ImportedRoute[] =>
  cloud.of('AWS::ApiGatewayV2::Api').flatMap(({ Properties: { Body } }) =>
    Object.entries(Body.paths as Record<string, Record<string, Operation>>).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({
        key: `${method.toUpperCase()} ${path}`,
        api: Body.info.title as string,
        security: operation.security,
        parameters: operation.parameters,
        integration: Object.fromEntries(
          Object.entries(operation['x-amazon-apigateway-integration']).map(([name, value]) => [
            name,
            resolvedText(cloud, 'root', value),
          ]),
        ),
      })),
    ),
  )
