/** Stands for the SDK's memory of endpoints that it discovered. */
export class EndpointCache {}
