import { describe, expect, it } from 'vitest';
import { canonical, NotCanonical } from './canonical';
import { JsonError, Numeral, readJson } from './json';

describe('JSON read strictly', () => {
  it('is read as everybody reads it', () => {
    const text = ' {"a": [1, -2, true, false, null, "x\\u00e9\\n\\"\\\\/"], "b": {}, "c": []}\n';
    expect(canonical(readJson(text))).toBe('{"a":[1,-2,true,false,null,"xé\\n\\"\\\\/"],"b":{},"c":[]}');
  });

  it.each([
    ['{"a": {"b": 1, "b": 1}}', 'a.b'],
    ['[{"x": 0}, {"y": 0, "y": 1}]', '[1].y'],
  ])('has no field twice: %s', (text, where) => {
    expect(() => readJson(text)).toThrow(expect.objectContaining({ where, twice: true }));
  });

  it.each(['', '{', '[1,]', '{"a":1,}', '{a:1}', "{'a':1}", '01', '+1', '.5', '1.', 'NaN', 'nul', '"\n"', '"\\x"', '"a', '1 2', '[1}'])(
    'is not %j',
    (text) => {
      expect(() => readJson(text)).toThrow(JsonError);
    },
  );

  it('says at which character it ends', () => {
    expect(() => readJson('{"a": 1 "b": 2}')).toThrow(expect.objectContaining({ where: 'character 9' }));
  });

  it.each(['1.0', '1e0', '-0', '1E3', '9007199254740993'])('keeps %s apart from whole numbers', (text) => {
    expect(readJson(text)).toEqual(new Numeral(text));
  });

  it('does not go down for ever', () => {
    expect(() => readJson('['.repeat(100_000))).toThrow(JsonError);
  });
});

describe('canonical JSON', () => {
  it('has its keys in the order of their characters, beyond the first 65,536, too', () => {
    expect(canonical(readJson('{"\\ud83d\\udc12": 1, "\\uff01": 2, "b": 3, "a": 4, "aa": 5}'))).toBe('{"a":4,"aa":5,"b":3,"！":2,"🐒":1}');
  });

  it('escapes what must be, and nothing else', () => {
    const text = '"\\u0000\\b\\t\\n\\f\\r\\u001f\\u007f\\u2028é\\/"';
    expect(canonical(readJson(text))).toBe('"\\u0000\\b\\t\\n\\f\\r\\u001f\u007f\u2028é/"');
  });

  it.each(['1.0', '1e2', '-0', '"\\ud800"', '{"\\udc00": 1}'])('cannot be made of %s', (text) => {
    expect(() => canonical(readJson(text))).toThrow(NotCanonical);
  });

  it('keeps the digits of large numbers', () => {
    expect(canonical(readJson('[9223372036854775807]'))).toBe('[9223372036854775807]');
  });
});
