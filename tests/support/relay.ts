// Lets a test cut a server off from who talks to it, and bring it back.
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A TCP relay in front of the server at `address`. `cut` breaks its connections and refuses new ones until `restore`. */
export async function startRelay(address: string) {
  const target = new URL(address)
  const sockets = new Set<Socket>()
  let relay = createServer()
  const open = async (port: number) => {
    relay = createServer((near) => {
      const far = connect(Number(target.port), target.hostname)
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(socket)
        socket.on('error', () => {})
        socket.on('close', () => {
          sockets.delete(socket)
          other.destroy()
        })
      }
      near.pipe(far).pipe(near)
    }).listen(port, '127.0.0.1')
    await new Promise((resolve) => relay.once('listening', resolve))
    return (relay.address() as AddressInfo).port
  }
  const port = await open(0)
  const url = new URL(address)
  url.host = `127.0.0.1:${port}`
  return {
    url: url.href,
    restore: () => open(port),
    /** Nothing comes through any more, and no connection is closed: as when a machine vanishes. */
    vanish() {
      for (const socket of sockets) socket.unpipe().pause()
    },
    cut: async () => {
      const closed = new Promise((resolve) => relay.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
