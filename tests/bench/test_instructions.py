"""What callgrind counted, by move."""

from vervet.bench.instructions import costs

LISTED = """\
--------------------------------------------------------------------------------
Ir                   file:function
--------------------------------------------------------------------------------
2,400,000 (100.0%)  PROGRAM TOTALS

1,200,000 (50.00%)  ???:CPyDef_client___Client___flush [/x/rooms.so]
   24,000 ( 1.00%)  /usr/src/Objects/dictobject.c:_Py_dict_lookup [/x/libpython3.11.so]
"""


def test_costs_are_by_move_and_under_their_names() -> None:
    assert costs(LISTED, 200) == [
        (12_000.0, "PROGRAM TOTALS"),
        (6_000.0, "CPyDef_client___Client___flush"),
        (120.0, "dictobject.c:_Py_dict_lookup"),
    ]
