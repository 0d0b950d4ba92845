#!/usr/bin/env python3
"""Scores the morphs of the command and prints them beside published figures of other tools.

usage: bench.py COMMAND        (a release build of `shapeshift`)

The pairs are Tests/ShapeMorphingTests/Resources/morph_pairs.json and own_pairs.json beside this file; score.py
says what is measured. The figures of flubber 0.4.2 and d3-interpolate-path 2.3 on the first set were measured with
the same scorer. Needs numpy.
"""
import json, math, os, subprocess, sys, tempfile, time
import score

HERE = os.path.dirname(os.path.abspath(__file__))
PUBLIC = os.path.join(HERE, '../../Tests/ShapeMorphingTests/Resources/morph_pairs.json')
OWN = os.path.join(HERE, 'own_pairs.json')
PUBLISHED = [
    ('flubber 0.4.2', '72/74', '72', '313 (18)', '0.026 / 0.284', '6.96', '4/12'),
    ('d3-interpolate-path 2.3', '68/74', '30', '341 (23)', '0.496 / 0.665', '1.05', '3/12'),
]
HEAD = ('', 'handled', 'ends exact', 'crossing frames (pairs)', 'area wobble, median / mean', 'segments', 'expectations')


def scored(command, pairs):
    times = ','.join(repr(t) for t in score.TIMES)
    text = subprocess.run([command, 'morph', '--pairs', pairs, '--times', times], check=True, capture_output=True).stdout
    frames = json.loads(text)['pairs']
    return [score.score(pair, frames[pair['id']]) for pair in json.load(open(pairs))['pairs']]


def row(name, results):
    import numpy
    wobble = [r['areaTV'] for r in results if r.get('areaTV') is not None]
    expected = [r['expectOK'] for r in results if 'expectOK' in r]
    return (
        name, '%d/%d' % (len(results), len(results)), '%d' % sum(r['exact0'] and r['exact1'] for r in results),
        '%d (%d)' % (sum(r['crossFrames'] for r in results), sum(r['crossFrames'] > 0 for r in results)),
        '%.4f / %.3f' % (numpy.median(wobble), numpy.mean(wobble)),
        '%.2f' % numpy.mean([r['segRatio'] for r in results]),
        '%d/%d' % (sum(expected), len(expected)) if expected else '')


def star(segments, factor):
    points = []
    for i in range(segments):
        a, r = 2 * math.pi * i / segments, 40 + factor * math.cos(14 * math.pi * i / segments)
        points.append('%.4f,%.4f' % (50 + r * math.cos(a), 50 + r * math.sin(a)))
    return 'M' + ' L'.join(points) + ' Z'


def seconds(command, segments):
    """The time to plan one morph: that of eight of them less that of none, over eight; best of five."""
    def run(count):
        pairs = [{'id': str(i), 'from': star(segments, 5 + i), 'to': star(segments, -9)} for i in range(count)]
        with tempfile.NamedTemporaryFile('w', suffix='.json') as file:
            json.dump({'pairs': pairs}, file)
            file.flush()
            start = time.perf_counter()
            subprocess.run([command, 'morph', '--pairs', file.name, '--times', '0.5'], check=True, capture_output=True)
            return time.perf_counter() - start
    return (min(run(8) for _ in range(5)) - min(run(0) for _ in range(5))) / 8


def main():
    command = sys.argv[1]
    lines = [HEAD, tuple('---' for _ in HEAD)] + PUBLISHED
    lines.append(row('ShapeShift, the same 74', scored(command, PUBLIC)))
    own = scored(command, OWN)
    kinds = [p['id'][:2] for p in json.load(open(OWN))['pairs']]
    lines.append(row('ShapeShift, 48 pairs of letters', [r for r, k in zip(own, kinds) if k in ('g-', 'h-')]))
    lines.append(row('ShapeShift, 62 icons, spirals, lines', [r for r, k in zip(own, kinds) if k not in ('g-', 'h-')]))
    for line in lines:
        print('| ' + ' | '.join(line) + ' |')
    print()
    for segments in (100, 10000):
        print('one plan and its path, %d segments: %.2f ms' % (segments, seconds(command, segments) * 1000))


main()
