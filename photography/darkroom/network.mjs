/** Builds OIDN's U-Net as an ONNX model. Writes the few protobuf messages of the model itself. */
const varint = (value) => {
  const bytes = []
  let rest = BigInt(value)
  do {
    const low = Number(rest & 127n)
    rest >>= 7n
    bytes.push(rest ? low | 128 : low)
  } while (rest)
  return Buffer.from(bytes)
}
const join = (...parts) => Buffer.concat(parts.flat())
const integer = (field, value) => join(varint(field << 3), varint(value))
const bytes = (field, value) => {
  const body = Buffer.isBuffer(value) ? value : Buffer.from(value)
  return join(varint((field << 3) | 2), varint(body.length), body)
}

// The messages of onnx.proto that the model needs; the numbers are field numbers of onnx.proto.
const attribute = {
  int: (name, value) => bytes(5, join(bytes(1, name), integer(3, value), integer(20, 2))),
  ints: (name, values) => bytes(5, join(bytes(1, name), values.map((v) => integer(8, v)), integer(20, 7))),
  text: (name, value) => bytes(5, join(bytes(1, name), bytes(4, value), integer(20, 3))),
}
const node = (operator, inputs, output, ...attributes) =>
  bytes(1, join(inputs.map((input) => bytes(1, input)), bytes(2, output), bytes(3, output), bytes(4, operator), attributes))
const tensor = (name, shape, data) =>
  bytes(5, join(shape.map((n) => integer(1, n)), integer(2, 1), bytes(8, name),
    bytes(9, Buffer.from(data.buffer, data.byteOffset, data.byteLength))))
const valueInfo = (field, name, shape) =>
  bytes(field, join(bytes(1, name), bytes(2, bytes(1, join(integer(1, 1), bytes(2, join(shape.map((n) => bytes(1, integer(1, n))))))))))

const FLOAT_MODEL = { irVersion: 8, opset: 13 }

export function buildDenoiserNetwork(weights, width, height) {
  const nodes = []
  const constants = [tensor('double', [4], new Float32Array([1, 1, 2, 2]))]
  let current = 'input'
  let ups = 0

  const convolve = (name, { relu = true } = {}) => {
    const { [`${name}.weight`]: w, [`${name}.bias`]: b } = weights
    constants.push(tensor(`${name}.w`, w.shape, w.data), tensor(`${name}.b`, b.shape, b.data))
    nodes.push(node('Conv', [current, `${name}.w`, `${name}.b`], name,
      attribute.ints('kernel_shape', [3, 3]), attribute.ints('pads', [1, 1, 1, 1])))
    current = name
    if (relu) {
      nodes.push(node('Relu', [current], `${name}.relu`))
      current = `${name}.relu`
    }
  }
  const halve = (name) => {
    nodes.push(node('MaxPool', [current], name, attribute.ints('kernel_shape', [2, 2]), attribute.ints('strides', [2, 2])))
    current = name
  }
  const doubleAndJoin = (skip) => {
    ups += 1
    nodes.push(node('Resize', [current, '', 'double'], `up${ups}`, attribute.text('mode', 'nearest'),
      attribute.text('coordinate_transformation_mode', 'asymmetric'), attribute.text('nearest_mode', 'floor')))
    nodes.push(node('Concat', [`up${ups}`, skip], `join${ups}`, attribute.int('axis', 1)))
    current = `join${ups}`
  }

  convolve('enc_conv0'); convolve('enc_conv1'); halve('pool1')
  convolve('enc_conv2'); halve('pool2')
  convolve('enc_conv3'); halve('pool3')
  convolve('enc_conv4'); halve('pool4')
  convolve('enc_conv5a'); convolve('enc_conv5b')
  doubleAndJoin('pool3'); convolve('dec_conv4a'); convolve('dec_conv4b')
  doubleAndJoin('pool2'); convolve('dec_conv3a'); convolve('dec_conv3b')
  doubleAndJoin('pool1'); convolve('dec_conv2a'); convolve('dec_conv2b')
  doubleAndJoin('input'); convolve('dec_conv1a'); convolve('dec_conv1b'); convolve('dec_conv0', { relu: false })

  const graph = join(nodes, bytes(2, 'denoise'), constants,
    valueInfo(11, 'input', [1, 9, height, width]), valueInfo(12, current, [1, 3, height, width]))
  const model = join(integer(1, FLOAT_MODEL.irVersion), bytes(8, join(bytes(1, ''), integer(2, FLOAT_MODEL.opset))), bytes(7, graph))
  return { model, output: current }
}
