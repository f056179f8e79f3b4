/** Stub of `@aws-sdk/endpoint-cache`: what endpoint discovery has found, which no client turns on. */
export class EndpointCache {
  get(): never {
    throw new Error('The functions discover no endpoints')
  }
}
