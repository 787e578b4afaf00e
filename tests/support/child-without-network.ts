// The child that works on pictures as it is where the runtime of the network is not installed: it is an optional dependency.
import { registerHooks } from 'node:module'

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'onnxruntime-node') throw new Error('Cannot find package')
    return next(specifier, context)
  },
})
await import('#server/imaging/child.ts')
