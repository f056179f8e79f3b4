export const handler = async () => 'changed'
